package service

import (
	"context"
	"reflect"

	"github.com/oapi-codegen/nullable"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// Connections creates, reads, replaces and deletes connections. What a member names as a host is not trusted: queries
// reach it only where the operator lets them.
type Connections struct {
	Store *store.Store
}

// List returns the list of the team's connections, the oldest first.
func (c *Connections) List(team core.TeamID, o store.ListOptions) List {
	return jsonList(c.Store.ConnectionList(team, o), asStored)
}

// Get returns one connection.
func (c *Connections) Get(ctx context.Context, team core.TeamID, id string) (api.Connection, error) {
	return c.Store.GetConnection(ctx, team, id)
}

// Create stores a new connection. Nothing is contacted.
func (c *Connections) Create(ctx context.Context, team core.TeamID, body api.ConnectionWrite) (api.Connection, error) {
	if err := bodyError(hostRules(body.Host)); err != nil {
		return api.Connection{}, err
	}
	connection := connectionOf(core.NewID(), body)
	err := c.Store.Write(ctx, func(tx *store.Tx) error {
		password := text(body.Password)
		audit(tx, resource{auditConnection, connection.ID, connection.Name, team}, nil, auditedConnection{connection, password})
		return tx.CreateConnection(ctx, team, &connection, store.ConnectionAccess{Password: password})
	})
	return connection, err
}

// auditedConnection is a connection with what no answer has.
type auditedConnection struct {
	api.Connection
	Password string `json:"password,omitempty"`
}

// connectionOf is a connection as a body says that it is, without its times.
func connectionOf(id string, body api.ConnectionWrite) api.Connection {
	connection := api.Connection{
		ID: id, Name: body.Name, Host: body.Host, Username: body.Username, IsPrometheusEndpoint: body.IsPrometheusEndpoint,
	}
	connection.HyperdxSettingPrefix = setText(body.HyperdxSettingPrefix)
	connection.PrometheusEndpoint = setText(body.PrometheusEndpoint)
	return connection
}

// setText is a text that is neither null nor empty, nil otherwise.
func setText(value nullable.Nullable[string]) *string {
	text, err := value.Get()
	if err != nil || text == "" {
		return nil
	}
	return &text
}

// Update replaces a connection that has one of the versions. The password stays when it is left out or empty, the prefix,
// the kind of endpoint and that of Prometheus when they are left out. The password must be given again when the connection
// comes to lead to another server, or another user. What would change nothing is not written.
func (c *Connections) Update(
	ctx context.Context, team core.TeamID, id string, match core.IfMatch, body api.ConnectionUpdate,
) (api.Connection, error) {
	if err := bodyError(hostRules(body.Host)); err != nil {
		return api.Connection{}, err
	}
	var connection api.Connection
	err := c.Store.Write(ctx, func(tx *store.Tx) error {
		old, access, err := tx.LockConnection(ctx, team, id)
		if err == nil {
			err = match.Check(core.VersionAt(old.UpdatedAt))
		}
		if err != nil {
			return err
		}
		connection = old
		connection.Name, connection.Host, connection.Username = body.Name, body.Host, body.Username
		if body.HyperdxSettingPrefix.IsSpecified() {
			connection.HyperdxSettingPrefix = setText(body.HyperdxSettingPrefix)
		}
		if body.PrometheusEndpoint.IsSpecified() {
			connection.PrometheusEndpoint = setText(body.PrometheusEndpoint)
		}
		if body.IsPrometheusEndpoint != nil {
			connection.IsPrometheusEndpoint = body.IsPrometheusEndpoint
		}
		password := body.Password
		if text(password) == "" {
			password = nil
		}
		if err := bodyError(checkTargetPassword(old, connection, access, password)); err != nil {
			return err
		}
		// The operator's trust is in a server, and does not go where a member points to.
		trusted := access.Trusted && targetOf(connection).Server == targetOf(old).Server
		auditConnectionUpdate(tx, team, old, access, connection, password)
		if reflect.DeepEqual(connection, old) && (password == nil || *password == access.Password) {
			return nil
		}
		return tx.UpdateConnection(ctx, team, &connection, password, trusted)
	})
	return connection, err
}

// auditConnectionUpdate notes a change of a connection, whose password stays when there is no other.
func auditConnectionUpdate(
	tx *store.Tx, team core.TeamID, old api.Connection, access store.ConnectionAccess, c api.Connection, password *string,
) {
	changed := access.Password
	if password != nil {
		changed = *password
	}
	audit(tx, resource{auditConnection, old.ID, c.Name, team}, auditedConnection{old, access.Password}, auditedConnection{c, changed})
}

// Delete removes a connection that has one of the versions. Sources that point to it stay, and queries of them are NotFound.
func (c *Connections) Delete(ctx context.Context, team core.TeamID, id string, match core.IfMatch) error {
	return c.Store.Write(ctx, func(tx *store.Tx) error {
		if err := tx.CheckVersion(ctx, team, store.Connections, id, match); err != nil {
			return err
		}
		old, err := tx.GetConnection(ctx, team, id)
		if err != nil {
			return err
		}
		audit(tx, resource{auditConnection, id, old.Name, team}, old, nil)
		return tx.DeleteConnection(ctx, team, id)
	})
}
