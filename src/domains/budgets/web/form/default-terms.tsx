import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { query } from '#client/calls/query.ts'
import { useSession } from '#client/session/session.ts'
import { BillingLink } from '../parts/billing-link.tsx'
import styles from './form.module.css'
import type { BudgetFormProps } from './form-values.ts'

/** What a new quote says where its terms are left empty: those of Site, to read, to change in it, or to change for all. */
export function DefaultTerms({ form }: BudgetFormProps) {
  const typed = form.useWatchValue('terms')
  const terms = useQuery(query.budgets.defaults.queryOptions()).data?.data.terms
  const { admin } = useSession()
  const note = useRef<HTMLDivElement>(null)
  if (typed !== '' || terms === undefined) return null
  const site = admin ? <BillingLink>Site</BillingLink> : 'Site'
  if (terms.trim() === '') return <p className="soft small">As condições de {site} estão vazias: não vai nenhuma.</p>

  function take(text: string) {
    const sheet = note.current?.parentElement
    flushSync(() => form.setFieldValue('terms', text))
    sheet?.querySelector<HTMLElement>('[data-path="terms"]')?.focus()
  }
  return (
    <div ref={note} className={`stack gap-60 wash outlined pad-75 small ${styles.defaults}`}>
      <p>Vão as condições de {site}:</p>
      <details>
        <summary className="break-anywhere">{terms.trim().split('\n', 1)[0]}</summary>
        <p className="break-anywhere pre-line">{terms.trim().split('\n').slice(1).join('\n').trim()}</p>
      </details>
      <Group>
        <Button variant="default" size="compact-sm" onClick={() => take(terms)}>
          Mudar neste orçamento
        </Button>
      </Group>
    </div>
  )
}
