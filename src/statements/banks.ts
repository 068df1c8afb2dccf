/** Banks by the code that the Banco Central gives them. */
const BANKS: Readonly<Record<string, string>> = {
  '1': 'Banco do Brasil',
  '33': 'Santander',
  '77': 'Inter',
  '104': 'Caixa',
  '197': 'Stone',
  '208': 'BTG Pactual',
  '237': 'Bradesco',
  '260': 'Nubank',
  '290': 'PagBank',
  '323': 'Mercado Pago',
  '336': 'C6 Bank',
  '341': 'Itaú',
  '403': 'Cora',
  '748': 'Sicredi',
  '756': 'Sicoob',
}

/** What a bank is called; '' of a code that is not known. */
export const bankName = (code: string) => BANKS[code.replace(/^0+/, '')] ?? ''
