// Package memory bounds what requests hold in memory together, in shares for those who make them.
//
// A Budget is a semaphore weighted by bytes, of which each owner, such as a key, and each group of owners, such as an
// organization, gets no more than a share. A Reservation is what one request holds of it: it acquires more as the request grows,
// waits for it or is refused, and ends with the request. NewContext and FromContext carry it in the context, so that what reads rows
// far below the edge counts for the request that wants them.
//
// The bytes are what those who allocate expect to need, and not measured. The package may import core alone.
package memory
