/** Address of the profile picture for an e-mail: the uploaded one, else initials. */
export const faceAddress = (email: string) => `/uploads/${encodeURIComponent(email).replace('%40', '@')}.png`
