// Apart from the screens, since public pages load every route file.

/** What stands for a new client in the address. */
export const NEW_CLIENT = -1
