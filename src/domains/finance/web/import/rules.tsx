import { ActionIcon, Autocomplete, Button, Checkbox, TextInput } from '@mantine/core'
import { IconPencil, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { useFields } from '#ui/workbench/form/use-fields.ts'
import { RetryLine } from '#ui/workbench/retry-line.tsx'
import { MAX_CATEGORY } from '../../finance.ts'
import { MAX_RULE_TEXT } from '../../import-contract.ts'
import { useBookOf, useCategoryNames } from '../parts/use-choices.ts'
import { useFinanceStep } from '../parts/use-finance-step.ts'
import styles from './import.module.css'

interface TypedRule {
  /** Of the rule that is changed; undefined for a new one. */
  id: number | undefined
  contains: string
  category: string
  transfer: boolean
}

const EMPTY: TypedRule = { id: undefined, contains: '', category: '', transfer: false }

/** The rules that give imported lines their category. */
export function Rules() {
  const heading = useId()
  const list = useQuery(query.finance.import.rules.queryOptions(useBookOf()))
  const categories = useCategoryNames()
  const { values: rule, problems, change, form, text, showRefusal } = useFields(() => EMPTY)
  const step = useFinanceStep()
  const rules = list.data?.data ?? []
  const words = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    step.mutate(
      { work: () => api.finance.import.saveRule(rule), done: 'Regra salva', onRefused: showRefusal },
      { onSuccess: () => change(EMPTY) },
    )
  }
  return (
    <section className={styles.past} aria-labelledby={heading}>
      <h2 id={heading}>Regras de categoria</h2>
      <RetryLine query={list} />
      <p className={styles.hint}>Uma linha cuja descrição tem estas palavras entra com esta categoria.</p>
      {rules.length > 0 && (
        <ul>
          {rules.map(({ id, contains, category, transfer }) => (
            <li key={id}>
              <span>
                “{contains}” <small>{transfer ? `${category}, transferência` : category}</small>
              </span>
              <div className={styles.actions}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Editar a regra de “${contains}”`}
                  onClick={() => {
                    change({ id, contains, category, transfer })
                    words.current?.focus()
                  }}
                >
                  <IconPencil size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Excluir a regra de “${contains}”`}
                  disabled={step.isPending}
                  onClick={() => {
                    if (rule.id === id) change(EMPTY)
                    step.mutate({
                      work: () => api.finance.import.removeRule({ id }),
                      done: 'Regra excluída',
                      undo: {
                        work: () => api.finance.import.saveRule({ contains, category, transfer }),
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
      <form className={styles.rule} onSubmit={submit} {...form}>
        <TextInput ref={words} label="A descrição tem" required maxLength={MAX_RULE_TEXT} {...text('contains')} />
        <Autocomplete
          label="Categoria"
          required
          maxLength={MAX_CATEGORY}
          data={categories}
          limit={8}
          value={rule.category}
          error={problems.category}
          onChange={(category) => change({ category })}
        />
        <Checkbox
          label="É transferência"
          checked={rule.transfer}
          onChange={({ currentTarget }) => change({ transfer: currentTarget.checked })}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="default" loading={step.isPending}>
            {rule.id === undefined ? 'Salvar a regra' : 'Mudar a regra'}
          </Button>
          {rule.id !== undefined && (
            <Button variant="subtle" onClick={() => change(EMPTY)}>
              Cancelar
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
