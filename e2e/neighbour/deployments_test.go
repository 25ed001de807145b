package neighbour

import (
	"context"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// neighbours are the two tenants that the deployment has.
func neighbours(t *testing.T, s *harness.Server, receiver string, peers []peer) (victim, attacker *neighbour) {
	t.Helper()
	if harness.Deployment.Managed {
		return organizations(t, s, receiver, peers)
	}
	return teamMembers(t, s, receiver, peers)
}

// attacksOfDeployment are those that only the deployment makes possible.
func (a *attack) attacksOfDeployment() []worker {
	if harness.Deployment.Managed {
		return a.attacksOfManaged()
	}
	return a.attacksOfOSS()
}

// runTile has the query of a tile run.
func (a *attack) runTile(ctx context.Context, dashboard, tile string) exchange {
	if harness.Deployment.Managed {
		return a.testTile(ctx, dashboard, tile)
	}
	return a.queryTile(ctx, dashboard, tile)
}

// invite makes an invitation, and takes every other one back.
func (a *attack) invite(ctx context.Context) exchange {
	if harness.Deployment.Managed {
		return a.inviteToOrganization(ctx)
	}
	return a.inviteToTeam(ctx)
}

// requestsOfDeployment are the victim's that only the deployment answers.
func (w *work) requestsOfDeployment() []victimRequest {
	if harness.Deployment.Managed {
		return w.requestsOfManaged()
	}
	return w.requestsOfOSS()
}
