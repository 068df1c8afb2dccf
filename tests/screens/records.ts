import { Payable } from '#domains/finance/bills-contract.ts'
import type { Answers } from './answers.ts'
import { sampleOf } from './plain-answer.ts'

const NOTHING = { to_receive: '0.00', to_pay: '0.00', count: 0 }

/** Bills of the same day, as one installation has them: what is paid is not there any more, until that is undone. */
export function billsAnswers(...descriptions: string[]): Answers {
  const all = descriptions.map((description, index) =>
    sampleOf(Payable, {
      id: index + 1,
      description,
      due: '2026-03-10',
      when: 'overdue',
      type: 'despesa',
      amount: '50.00',
      total: '50.00',
    }),
  )
  let open = [...all]
  return {
    finance: {
      bills: {
        open: () => ({ data: open, totals: { overdue: NOTHING, today: NOTHING, soon: NOTHING, later: NOTHING } }),
        pay: ({ id }) => {
          open = open.filter((bill) => bill.id !== id)
          return { result: true, data: { report_id: id, paid: 1 } }
        },
        unpay: ({ id }) => {
          open = all.filter((bill) => bill.id === id || open.includes(bill))
          return { result: true }
        },
      },
    },
  }
}
