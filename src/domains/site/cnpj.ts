const SHAPE = /^[\dA-Z]{12}\d{2}$/

/** Weight of the character `left` places left of a check digit: 2 to 9, repeating. */
const weight = (left: number) => 2 + ((left - 1) % 8)

/**
 * Whether a CNPJ's two check digits are right, with or without its punctuation. The first twelve characters may be
 * letters, as the Receita Federal issues them since July 2026 (Instrução Normativa RFB 2.229/2024): each character
 * counts as its ASCII code less 48, weighted, modulo 11.
 */
export function isCnpj(text: string): boolean {
  const characters = text.toUpperCase().replace(/[./-]/g, '')
  if (!SHAPE.test(characters) || /^(.)\1*$/.test(characters)) return false
  return [12, 13].every((place) => Number(characters[place]) === checkDigit(characters.slice(0, place)))
}

function checkDigit(before: string): number {
  const sum = [...before].reduce(
    (total, character, index) => total + (character.charCodeAt(0) - 48) * weight(before.length - index),
    0,
  )
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}

/** A CNPJ with its punctuation, 00.000.000/0000-00; any other text unchanged. */
export function formatCnpj(text: string): string {
  const characters = text.toUpperCase().replace(/[\s./-]/g, '')
  return SHAPE.test(characters) ? characters.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5') : text
}
