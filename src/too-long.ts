/** What is said of a text that is longer than its field takes; '' while it fits. */
export function tooLong(text: string, longest: number): string {
  const over = text.length - longest
  if (over <= 0) return ''
  const [more, most] = [over, longest].map((count) => count.toLocaleString('pt-BR'))
  return over === 1 ? `Passou 1 caractere: cabem ${most}.` : `Passou ${more} caracteres: cabem ${most}.`
}
