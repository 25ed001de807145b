package service

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/trustelem/zxcvbn/frequency"
	"golang.org/x/crypto/argon2"
	"golang.org/x/text/unicode/norm"
)

// The second of the parameters that RFC 9106 recommends, for where memory is scarce.
const (
	argonMemory  = 64 << 10 // in KiB
	argonTime    = 3
	argonThreads = 4
	saltLength   = 16
	hashLength   = 32
)

// The rules follow the advice of NIST SP 800-63B: a password is long and not common, of any kinds of characters.
const (
	minPassword = 12
	maxPassword = 256 // bounds the time to check one
)

// checkPassword lists what is wrong with a new password. known are words that an attacker tries first for this person, such as
// the e-mail address.
func checkPassword(password string, known ...string) issueList {
	var issues issueList
	password = norm.NFC.String(password)
	switch n := utf8.RuneCountInString(password); {
	case n < minPassword || n > maxPassword:
		issues.add(fmt.Sprintf("The password must have %d to %d characters.", minPassword, maxPassword), "password")
	case isCommon(password, known):
		issues.add("This password is easy to guess. Use several unrelated words.", "password")
	}
	return issues
}

var (
	// sequences are the order of digits, letters and keys, both ways.
	sequences = func() []string {
		var all []string
		for _, run := range []string{"1234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm", "1q2w3e4r5t6y7u8i9o0p", "1qaz2wsx3edc4rfv5tgb6yhn7ujm"} {
			backwards := []rune(run)
			slices.Reverse(backwards)
			all = append(all, strings.Repeat(run, 2), strings.Repeat(string(backwards), 2))
		}
		return all
	}()
	lookalikes = strings.NewReplacer("@", "a", "4", "a", "3", "e", "1", "i", "!", "i", "0", "o", "5", "s", "$", "s", "7", "t")
)

// isCommon reports whether a password is one common password, name, English word or known word, even if it is repeated, has digits
// and symbols around it, or has lookalikes such as 4 for letters. Sequences such as 123456789012 and fewer than five different characters
// are common too.
func isCommon(password string, known []string) bool {
	text := shortestPeriod([]rune(strings.ToLower(password)))
	different := slices.Compact(slices.Sorted(slices.Values([]rune(text))))
	if len(different) < 5 {
		return true
	}
	for _, sequence := range sequences {
		if strings.Contains(sequence, text) {
			return true
		}
	}
	word := shortestPeriod([]rune(strings.TrimFunc(text, func(c rune) bool { return !unicode.IsLetter(c) })))
	forms := []string{text, word, lookalikes.Replace(word)}
	for _, list := range frequency.FrequencyLists {
		if slices.ContainsFunc(forms, func(form string) bool { return slices.Contains(list, form) }) {
			return true
		}
	}
	return slices.ContainsFunc(append(known, "obstack"), func(of string) bool {
		of = norm.NFC.String(strings.ToLower(of))
		local, _, _ := strings.Cut(of, "@")
		return local != "" && (slices.Contains(forms, of) || slices.Contains(forms, local))
	})
}

// shortestPeriod returns the shortest text that makes up the whole text by repetition.
func shortestPeriod(text []rune) string {
	for n := 1; n <= len(text)/2; n++ {
		if len(text)%n == 0 && slices.Equal(text[n:], text[:len(text)-n]) {
			return string(text[:n])
		}
	}
	return string(text)
}

// hashPassword returns the hash to store for a password, in the PHC string format. It takes 64 MiB while it runs, so callers
// limit how many run at the same time. Characters that can be encoded in several ways are hashed in their NFC form.
func hashPassword(password string) string {
	password = norm.NFC.String(password)
	salt := make([]byte, saltLength)
	_, _ = rand.Read(salt)
	hash := argon2.IDKey([]byte(password), salt, argonTime, argonMemory, argonThreads, hashLength)
	text := base64.RawStdEncoding.EncodeToString
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s",
		argon2.Version, argonMemory, argonTime, argonThreads, text(salt), text(hash))
}

// samePassword reports whether a stored hash belongs to the password. It uses the parameters in the hash, so that old hashes stay
// valid when the parameters for new ones change. It takes as much memory as hashPassword.
func samePassword(password, stored string) (bool, error) {
	parts := strings.Split(stored, "$")
	if len(parts) != 6 || parts[1] != "argon2id" {
		return false, errors.New("a stored password has an unknown format")
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
	same := func(password string) bool {
		got := argon2.IDKey([]byte(password), salt, time, memory, threads, uint32(len(want)))
		return subtle.ConstantTimeCompare(got, want) == 1
	}
	normalized := norm.NFC.String(password)
	matches := same(normalized)
	if normalized != password { // passwords were once hashed as typed; the time must not tell which form matches
		matches = same(password) || matches
	}
	return matches, nil
}
