/** A word of a text; 'C++' and 'C#' are words with their marks, as in the database's `search_text`. */
export const WORD = /(?<![\p{L}\p{N}_])c(?:\+\+|#)|[\p{L}\p{N}]+/giu
