// What the addresses of the clients' screens hold: apart from those screens, since public pages load every route file.

/** What stands for a new client in the address. */
export const NEW_CLIENT = -1

/** Characters of a search at most. */
export const MAX_SEARCH = 200
