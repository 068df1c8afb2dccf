import { ActionIcon, Autocomplete, Button, Checkbox, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { api } from '#client/api.ts'
import { failureText } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { MAX_CATEGORY } from '../../finance.ts'
import { useBookOf, useCategoryNames } from '../parts/use-choices.ts'
import { useFinanceStep } from '../parts/use-finance-step.ts'
import styles from './import.module.css'

/** Characters of a rule's words at most. */
const MAX_WORDS = 120

const EMPTY = { contains: '', category: '', transfer: false }

/** The rules that give imported lines their category. */
export function Rules() {
  const heading = useId()
  const list = useQuery(query.finance.import.rules.queryOptions(useBookOf()))
  const categories = useCategoryNames()
  const [rule, setRule] = useState(EMPTY)
  const step = useFinanceStep()
  const rules = list.data?.data ?? []

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    step.mutate(
      { work: () => api.finance.import.saveRule(rule), done: 'Regra salva' },
      { onSuccess: () => setRule(EMPTY) },
    )
  }
  return (
    <section className={styles.past} aria-labelledby={heading}>
      <h2 id={heading}>Regras de categoria</h2>
      {list.error && <p role="alert">{failureText(list.error)}</p>}
      <p className={styles.hint}>Uma linha cuja descrição tem estas palavras entra com esta categoria.</p>
      {rules.length > 0 && (
        <ul>
          {rules.map(({ id, contains, category, transfer }) => (
            <li key={id}>
              <span>
                “{contains}” <small>{transfer ? `${category}, transferência` : category}</small>
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Excluir a regra de “${contains}”`}
                disabled={step.isPending}
                onClick={() =>
                  step.mutate({
                    work: () => api.finance.import.removeRule({ id }),
                    done: 'Regra excluída',
                    undo: {
                      work: () => api.finance.import.saveRule({ contains, category, transfer }),
                      done: 'A regra voltou',
                    },
                  })
                }
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.rule} onSubmit={submit}>
        <TextInput
          label="A descrição tem"
          required
          maxLength={MAX_WORDS}
          value={rule.contains}
          onChange={({ currentTarget }) => setRule({ ...rule, contains: currentTarget.value })}
        />
        <Autocomplete
          label="Categoria"
          required
          maxLength={MAX_CATEGORY}
          data={categories}
          limit={8}
          value={rule.category}
          onChange={(category) => setRule({ ...rule, category })}
        />
        <Checkbox
          label="É transferência"
          checked={rule.transfer}
          onChange={({ currentTarget }) => setRule({ ...rule, transfer: currentTarget.checked })}
        />
        <Button type="submit" variant="default" loading={step.isPending}>
          Salvar a regra
        </Button>
      </form>
    </section>
  )
}
