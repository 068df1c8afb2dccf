import { ActionIcon, Autocomplete, Button, Checkbox, TextInput } from '@mantine/core'
import { IconPencil, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { emptyOf } from '#platform/contract/schema-parts.ts'
import { focusFirst } from '#ui/workbench/form/focus-field.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { RetryLine } from '#ui/workbench/retry-line.tsx'
import { RuleFields } from '../../rules-contract.ts'
import { useLedger } from '../parts/ledger.ts'
import { useCategoryNames, useLedgerOf } from '../parts/use-choices.ts'
import { useFinanceStep, useRefreshFinance } from '../parts/use-finance-step.ts'
import styles from './import.module.css'

/** The rules of the ledger that new entries go to. */
export const useRules = () => useQuery(query.finance.import.rules.queryOptions(useLedgerOf()))

/** The rules that give imported lines their category. */
export function Rules() {
  const heading = useId()
  const list = useRules()
  const categories = useCategoryNames()
  const { newIn } = useLedger()
  const step = useFinanceStep()
  const refresh = useRefreshFinance()
  const rules = list.data?.data ?? []
  /** Of the rule that is changed; undefined for a new one. */
  const [edited, setEdited] = useState<number>()
  const record = useRecordForm({
    schema: RuleFields,
    minor: true,
    save: ({ values }) => api.finance.import.saveRule({ ...values, id: edited, id_user: newIn }),
    successText: 'Regra salva',
    onSaved: () => {
      refresh()
      empty()
    },
  })
  const { form, saving } = record

  function show(id: number | undefined, rule: RuleFields) {
    setEdited(id)
    record.replace({ values: rule })
    form.clearErrors()
  }
  function edit(id: number, rule: RuleFields) {
    show(id, rule)
    focusFirst(['contains'])
  }
  const empty = () => show(undefined, emptyOf(RuleFields))

  return (
    <section className={`stack items-start gap-75 one-column may-shrink ${styles.past}`} aria-labelledby={heading}>
      <h2 id={heading}>Regras de categoria</h2>
      <RetryLine query={list} />
      <p className="measure soft">Uma linha cuja descrição tem estas palavras entra com esta categoria.</p>
      {rules.length > 0 && (
        <ul className="bare-list full-width line-above">
          {rules.map(({ id, contains, category, transfer }) => (
            <li className="row space-between gap-100 pad-50 line-below" key={id}>
              <span>
                “{contains}” <small className="soft tiny">{transfer ? `${category}, transferência` : category}</small>
              </span>
              <div className="flex gap-50">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Editar a regra de “${contains}”`}
                  onClick={() => edit(id, { contains, category, transfer })}
                >
                  <IconPencil size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Excluir a regra de “${contains}”`}
                  disabled={step.isPending}
                  onClick={() => {
                    if (edited === id) empty()
                    step.mutate({
                      work: () => api.finance.import.removeRule({ id }),
                      done: 'Regra excluída',
                      undo: {
                        work: () => api.finance.import.saveRule({ contains, category, transfer, id_user: newIn }),
                        done: 'A regra voltou',
                      },
                    })
                  }}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              </div>
            </li>
          ))}
        </ul>
      )}
      <RecordForm record={record} className={`cluster align-end full-width ${styles.rule}`}>
        <TextInput key={form.key('contains')} {...form.field('contains')} />
        <Autocomplete key={form.key('category')} data={categories} limit={8} {...form.field('category')} />
        <Checkbox key={form.key('transfer')} {...form.field('transfer')} />
        <div className="flex gap-50">
          <Button type="submit" variant="default" loading={saving}>
            {edited === undefined ? 'Salvar a regra' : 'Mudar a regra'}
          </Button>
          {edited !== undefined && (
            <Button variant="subtle" onClick={empty}>
              Cancelar
            </Button>
          )}
        </div>
      </RecordForm>
    </section>
  )
}
