/** Reais as cents. A float such as 4.35 is a little less than what it stands for, so the product is rounded. */
export const toCents = (reais: number) => Math.round(reais * 100)

/** Whether reais are whole cents: the very number that so many cents make. */
export const isCents = (reais: number) => toCents(reais) / 100 === reais

/** Reais as they are typed: '1.234,50', '49,99', '49.99', 'R$ 50'. Undefined for what is no amount. */
export function parseReais(typed: string): number | undefined {
  const bare = typed.replace(/^\s*R\$/i, '').replace(/\s/g, '')
  const plain = bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : bare
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** Reais as a field shows them: '49,99'. */
export const typeReais = (reais: number) => reais.toFixed(2).replace('.', ',')
