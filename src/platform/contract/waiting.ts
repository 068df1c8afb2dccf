/** What a thing that waits asks for, in the order of Hoje: an answer, money to receive or to pay, or to be done. */
export const WAITING_GROUPS = ['answer', 'money', 'do'] as const
