// Package lifecycle holds starts, stops, crashes, full disks and replicas, and the command line, the log and the metrics.
package lifecycle

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Shared = []string{
		"TestAFullDiskLosesNothingThatWasAnswered",
		"TestADamagedWriteAheadLogLosesNoFirstStart",
		"TestALostEncryptionKeyIsNotReplaced",
		"TestAMissingDatabaseIsAClearError",
		"TestAReplicaOutlivesItsDatabase",
		"TestASecondSignalKillsAtOnce",
		"TestAStopCutsOffRequestsThatDoNotEnd",
		"TestAStopEndsAStartThatWaits",
		"TestAStopLetsRequestsFinishThatHaveBegun",
		"TestCommandsWaitForAServerThatIsMissing",
		"TestLogsOfAServer",
		"TestOneDirectoryHasOneServer",
		"TestReadyNamesWhatHangs",
		"TestReadySaysThatPostgreSQLTakesNoWrites",
		"TestTheAPIServesWithoutItsEngine",
		"TestTheDataDirectoryIsPrivate",
		"TestTheEngineEndsWithItsServer",
	}
	harness.Main(m, harness.OSS, harness.Managed)
}
