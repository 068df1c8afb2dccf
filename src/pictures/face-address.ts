/** Where the picture of whoever has that e-mail is: their own, else their initials. */
export const faceAddress = (email: string) => `/uploads/${encodeURIComponent(email).replace('%40', '@')}.png`
