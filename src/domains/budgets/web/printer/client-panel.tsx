/** The place of what staff do about the client's answer: sending, the link, what happened. */
export const ClientPanel = (_: { id: number }) => null
