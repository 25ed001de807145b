package service

// MaxOpened is how many engines are remembered.
const MaxOpened = maxOpened
