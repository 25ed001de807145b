package service

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/crypto/argon2"
)

// The second of the parameters that RFC 9106 recommends, for where memory is scarce.
const (
	argonMemory  = 64 << 10 // in KiB
	argonTime    = 3
	argonThreads = 4
	saltLength   = 16
	hashLength   = 32
)

const (
	minPassword     = 12
	maxPassword     = 72
	passwordSymbols = `!@#$%^&*(),.?":{}|<>;-+=`
)

// checkPassword says what a new password lacks.
func checkPassword(password string) issueList {
	var issues issueList
	if n := utf8.RuneCountInString(password); n < minPassword || n > maxPassword {
		issues.add(fmt.Sprintf("The password needs %d to %d characters.", minPassword, maxPassword), "password")
	}
	var lower, upper, digit, symbol bool
	for _, c := range password {
		lower = lower || unicode.IsLower(c)
		upper = upper || unicode.IsUpper(c)
		digit = digit || '0' <= c && c <= '9'
		symbol = symbol || strings.ContainsRune(passwordSymbols, c)
	}
	if !lower || !upper || !digit || !symbol {
		issues.add("The password needs a lower-case and an upper-case letter, a digit, and one of "+passwordSymbols,
			"password")
	}
	return issues
}

// hashPassword returns what is stored of a password, in the form of the PHC string format. It takes 64 MiB while it runs,
// so its callers see to it that not many do at the same time.
func hashPassword(password string) string {
	salt := make([]byte, saltLength)
	_, _ = rand.Read(salt)
	hash := argon2.IDKey([]byte(password), salt, argonTime, argonMemory, argonThreads, hashLength)
	text := base64.RawStdEncoding.EncodeToString
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s",
		argon2.Version, argonMemory, argonTime, argonThreads, text(salt), text(hash))
}

// samePassword reports whether a stored text is that of the password. The parameters are those of the text, so that
// other ones for new passwords leave the old ones valid. It takes as much memory as hashPassword.
func samePassword(password, stored string) (bool, error) {
	parts := strings.Split(stored, "$")
	if len(parts) != 6 || parts[1] != "argon2id" {
		return false, errors.New("a stored password has an unknown form")
	}
	var version int
	var memory, time uint32
	var threads uint8
	_, err := fmt.Sscanf(parts[2]+" "+parts[3], "v=%d m=%d,t=%d,p=%d", &version, &memory, &time, &threads)
	if err != nil || version != argon2.Version {
		return false, errors.New("a stored password has unknown parameters")
	}
	salt, saltErr := base64.RawStdEncoding.DecodeString(parts[4])
	want, hashErr := base64.RawStdEncoding.DecodeString(parts[5])
	if err := errors.Join(saltErr, hashErr); err != nil {
		return false, fmt.Errorf("read a stored password: %w", err)
	}
	got := argon2.IDKey([]byte(password), salt, time, memory, threads, uint32(len(want)))
	return subtle.ConstantTimeCompare(got, want) == 1, nil
}
