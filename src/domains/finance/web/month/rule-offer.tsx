import { Button, Group, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { RuleFields, type RuleOffer } from '../../rules-contract.ts'
import { useRefreshFinance } from '../parts/use-finance-step.ts'
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

const OfferSchema = RuleFields.pick({ contains: true })

function Offer({ offer, onClose }: { offer: RuleOffer; onClose: () => void }) {
  const { id, contains, category, transfer, before, id_user } = offer
  const refresh = useRefreshFinance()
  const record = useRecordForm({
    schema: OfferSchema,
    first: { values: { contains } },
    minor: true,
    save: ({ values }) =>
      api.finance.import.saveRule({ ...values, category, transfer, id_user, ...(id !== null && { id }) }),
    successText: 'Regra salva',
    onSaved: () => {
      refresh()
      onClose()
    },
  })
  const { form, saving } = record
  return (
    <RecordForm
      record={record}
      className={`stack gap-75 surface outlined ${styles.offer}`}
      label="Aprender com a correção"
    >
      <p role="status">
        {before && before !== category ? `Até agora a regra diz ${before}. ` : ''}
        Nos próximos extratos, pôr em <b>{category}</b>
        {transfer && ', como transferência,'} o que tem estas palavras?
      </p>
      <Group gap="xs" align="end">
        <TextInput className={styles.words ?? ''} key={form.key('contains')} {...form.field('contains')} />
        <Button type="submit" loading={saving}>
          {id === null ? 'Criar a regra' : 'Mudar a regra'}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Agora não
        </Button>
      </Group>
    </RecordForm>
  )
}
