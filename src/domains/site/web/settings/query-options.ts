/** How forms of a section read it: as it is on the server when the screen opens, and never changed under the hands of who is typing. */
export const AS_ON_OPENING = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY }
