package core

import (
	"hash/fnv"
	"slices"
)

// Version is what an object's configuration is: another one after each change of it, whoever made that. What the object does,
// and what is done with it, leaves the version as it is. The zero Version is none.
type Version uint64

// VersionAt is the version of an object by the time of its last change, which is later than that of the change before.
func VersionAt(changed Time) Version { return Version(changed.UnixMilli()) }

// VersionOf is the version of an object by a text of its configuration. One that comes to be what it was before has the
// version that it had: whoever has read it then knows what it is now.
func VersionOf(configuration []byte) Version {
	hash := fnv.New64a()
	_, _ = hash.Write(configuration)
	return Version(max(hash.Sum64(), 1))
}

// IfMatch are the versions that the caller of a change takes the object to have. Nil leaves it open.
type IfMatch []Version

// Check reports PreconditionFailed unless the object has one of the versions. It is for the transaction of the change, once
// the object is locked.
func (m IfMatch) Check(v Version) error {
	if m == nil || slices.Contains(m, v) {
		return nil
	}
	return NewError(PreconditionFailed, "The object was changed by another request: read it again and send its ETag as If-Match", nil)
}
