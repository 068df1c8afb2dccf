import { Button, Group, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { useFields } from '#ui/workbench/form/use-fields.ts'
import { MAX_RULE_TEXT, type RuleOffer } from '../../import-contract.ts'
import { useFinanceStep } from '../parts/use-finance-step.ts'
import styles from './rule-offer.module.css'

interface LearnedRuleProps {
  /** The imported entry that was corrected. */
  id: number
  onClose: () => void
}

/** Offers to learn from a correction: a rule that gives the next imports the same category. Nothing where they do already. */
export function LearnedRule({ id, onClose }: LearnedRuleProps) {
  const { data } = useQuery(query.finance.import.offerRule.queryOptions({ input: { id }, gcTime: 0 }))
  return data?.data ? <Offer offer={data.data} onClose={onClose} /> : null
}

function Offer({ offer, onClose }: { offer: RuleOffer; onClose: () => void }) {
  const { id, category, transfer, before, id_user } = offer
  const { values, form, text, showRefusal } = useFields(() => ({ contains: offer.contains }))
  const step = useFinanceStep()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const rule = { ...values, category, transfer, id_user, ...(id !== null && { id }) }
    step.mutate(
      { work: () => api.finance.import.saveRule(rule), done: 'Regra salva', onRefused: showRefusal },
      { onSuccess: onClose },
    )
  }
  return (
    <form className={styles.offer} aria-label="Aprender com a correção" onSubmit={submit} {...form}>
      <p role="status">
        {before && before !== category ? `Até agora a regra diz ${before}. ` : ''}
        Nos próximos extratos, pôr em <b>{category}</b>
        {transfer && ', como transferência,'} o que tem estas palavras?
      </p>
      <Group gap="xs" align="end">
        <TextInput
          className={styles.words ?? ''}
          label="A descrição tem"
          required
          maxLength={MAX_RULE_TEXT}
          {...text('contains')}
        />
        <Button type="submit" loading={step.isPending}>
          {id === null ? 'Criar a regra' : 'Mudar a regra'}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Agora não
        </Button>
      </Group>
    </form>
  )
}
