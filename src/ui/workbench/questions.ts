import type { ReactNode } from 'react'

/** A question that a dialog asks, see `ask`. `answer` closes it. */
export interface Question<T> {
  title: string
  content: (answer: (chosen: T) => void) => ReactNode
}

interface Asked extends Question<unknown> {
  id: number
  /** Undefined where the dialog is closed. */
  answer: (chosen: unknown) => void
}

/** How many were asked so far. */
let count = 0
/** The open questions, the last one in sight. */
let asked: readonly Asked[] = []
const listeners = new Set<() => void>()

function setAsked(questions: readonly Asked[]) {
  asked = questions
  for (const listener of listeners) listener()
}

/** Asks in a dialog, and waits for the answer. Undefined where the dialog is closed without one. */
export function ask<T>({ title, content }: Question<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const answer = (chosen: T | undefined) => {
      setAsked(asked.filter((one) => one !== question))
      resolve(chosen)
    }
    const question: Asked = {
      ...{ id: ++count, title },
      content: content as Asked['content'],
      answer: answer as Asked['answer'],
    }
    setAsked([...asked, question])
  })
}

/** For `useSyncExternalStore`: the question in sight. */
export const openQuestion = () => asked.at(-1)

export function watchQuestions(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
