/**
 * Brazil's tax numbers: CPF of persons, CNPJ of companies. Stored without punctuation, shown with it.
 */

const CPF = /^\d{11}$/
const CNPJ = /^[\dA-Z]{12}\d{2}$/

/** Letters and digits of a number as it was typed, in capitals. */
const strip = (text: string) => text.toUpperCase().replace(/[\s./-]/g, '')

/** Whether all characters are the same: their check digits are right, and nobody was given such a number. */
const isRepeated = (characters: string) => /^(.)\1*$/.test(characters)

/** Whether a CPF's two check digits are right, with or without its punctuation: each digit weighted by its place, modulo 11. */
export function isCpf(text: string): boolean {
  const digits = strip(text)
  if (!CPF.test(digits) || isRepeated(digits)) return false
  return [9, 10].every((place) => Number(digits[place]) === checkDigit(digits.slice(0, place), (left) => 1 + left))
}

/**
 * Whether a CNPJ's two check digits are right, with or without its punctuation. Letters are taken in the first twelve
 * places, as the Receita Federal gives them out since July 2026 (Instrução Normativa RFB 2.229/2024): each character
 * counts as its ASCII code less 48, weighted 2 to 9 over and over, modulo 11.
 */
export function isCnpj(text: string): boolean {
  const characters = strip(text)
  if (!CNPJ.test(characters) || isRepeated(characters)) return false
  const weight = (left: number) => 2 + ((left - 1) % 8)
  return [12, 13].every((place) => Number(characters[place]) === checkDigit(characters.slice(0, place), weight))
}

/** @param weight of the character so many places left of the check digit */
function checkDigit(before: string, weight: (left: number) => number): number {
  const sum = [...before].reduce(
    (total, character, index) => total + (character.charCodeAt(0) - 48) * weight(before.length - index),
    0,
  )
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}

/** Fourteen characters get their punctuation, 00.000.000/0000-00; anything else stays as it is. */
export function formatCnpj(text: string): string {
  const characters = strip(text)
  return CNPJ.test(characters) ? characters.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5') : text
}

/** A CPF, 000.000.000-00, or a CNPJ with its punctuation; anything else stays as it is. */
export function formatTaxId(text: string): string {
  const characters = strip(text)
  return CPF.test(characters) ? characters.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4') : formatCnpj(text)
}

/** A CPF or CNPJ as it is stored, without punctuation; undefined where its check digits are wrong. */
export const parseTaxId = (text: string): string | undefined => (isCpf(text) || isCnpj(text) ? strip(text) : undefined)

/** Whether a stored number is a person's. */
export const isPersonal = (taxId: string) => CPF.test(taxId)

/** A tax number for display where a person's must not be shown whole: '***.456.789-**'. A CNPJ is public, and whole. */
export const maskTaxId = (taxId: string) =>
  isPersonal(taxId) ? taxId.replace(/^.{3}(.{3})(.{3}).{2}$/, '***.$1.$2-**') : formatTaxId(taxId)
