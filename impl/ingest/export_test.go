package ingest

import "context"

// Sync is what happens every few seconds.
func Sync(i *Intake) { i.sync(context.Background()) }

// Crash ends an intake as if its process had ended, but for inserts that run.
func Crash(i *Intake) {
	i.stopping.Store(true)
	i.reading()
	i.sending()
	i.readers.Wait()
	i.senders.Wait()
	i.others.Wait()
	for _, j := range i.journals {
		_ = j.close()
	}
}
