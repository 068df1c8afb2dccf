/** What was typed in the fields of a card. It stays in the browser. */
export interface TypedCard {
  number: string
  expiry: string
  cvv: string
}

/** What is wrong with a card's fields, each undefined if it is right. `today` is YYYY-MM-DD. */
export function cardProblems({ number, expiry, cvv }: TypedCard, today: string): Partial<TypedCard> {
  return {
    ...(!isCardNumber(number) && { number: 'Confira o número do cartão.' }),
    ...expiryProblem(expiry, today),
    ...(!/^\d{3,4}$/.test(cvv.trim()) && { cvv: 'São os 3 ou 4 dígitos do verso.' }),
  }
}

/** Whether the digits have the length and the check digit of a card's number (ISO/IEC 7812-1). */
function isCardNumber(typed: string): boolean {
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Browsers fill in `MM/AA`, `MM/AAAA` and `MM / AA`. */
function expiryProblem(typed: string, today: string): Partial<TypedCard> {
  const [, month, year = ''] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2}|\d{4})$/.exec(typed.trim()) ?? []
  if (!month) return { expiry: 'Escreva mês e ano: 08/30.' }
  return `20${year.slice(-2)}-${month}` < today.slice(0, 7) ? { expiry: 'Este cartão venceu.' } : {}
}
