import { Modal, Radio, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { wholeNumber } from '#ui/formats.ts'
import { DialogButtons } from '#ui/workbench/form/dialog-buttons.tsx'
import { useFields } from '#ui/workbench/form/use-fields.ts'
import { RetryLine } from '#ui/workbench/retry-line.tsx'
import { COLORS, MAX_CATEGORY } from '../../finance.ts'
import type { Category } from '../../reports-contract.ts'
import { CategoryMark } from '../parts/category-mark.tsx'
import { useBookOf } from '../parts/use-choices.ts'
import { useFinanceStep } from '../parts/use-finance-step.ts'
import styles from './accounts.module.css'

const COLOR_LABELS: Record<(typeof COLORS)[number], string> = {
  blue: 'Azul',
  teal: 'Turquesa',
  orange: 'Laranja',
  grape: 'Roxo',
  green: 'Verde',
  red: 'Vermelho',
  yellow: 'Amarelo',
  gray: 'Cinza',
}

/** The categories of the reader's own book, whichever books are shown: a press changes name and colour. */
export function Categories({ isTeam }: { isTeam: boolean }) {
  const heading = useId()
  const list = useQuery(query.finance.reports.categories.queryOptions(useBookOf()))
  const [edited, edit] = useState<Category>()
  const categories = list.data?.data
  return (
    <section className={styles.categories} aria-labelledby={heading}>
      <h2 id={heading}>Categorias</h2>
      {isTeam && <p>Só as do seu livro: cada pessoa tem as suas.</p>}
      <RetryLine query={list} />
      {categories?.length === 0 && <p>Cada categoria nasce com a primeira transação em que você a escreve.</p>}
      {categories && categories.length > 0 && (
        <ul>
          {categories.map((category) => (
            <li key={category.id}>
              <button type="button" onClick={() => edit(category)}>
                <CategoryMark name={category.name} color={category.color} />
                <b>{wholeNumber(category.count)}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Modal opened={edited !== undefined} onClose={() => edit(undefined)} title="Categoria">
        {edited && <CategoryForm category={edited} onClose={() => edit(undefined)} />}
      </Modal>
    </section>
  )
}

function CategoryForm({ category, onClose }: { category: Category; onClose: () => void }) {
  const { id, name, color } = category
  const { values, setProblems, change, form, text, showRefusal } = useFields(() => ({ name, color }))
  const step = useFinanceStep()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!values.name.trim()) return setProblems({ name: 'Preencha este campo.' })
    step.mutate(
      {
        work: () => api.finance.reports.saveCategory({ id, ...values }),
        done: 'Categoria salva',
        onRefused: showRefusal,
      },
      { onSuccess: onClose },
    )
  }
  return (
    <form onSubmit={submit} {...form}>
      <Stack>
        <TextInput
          label="Nome"
          description="Muda em todas as transações do seu livro. Com o nome de outra categoria, as duas viram uma."
          data-autofocus
          maxLength={MAX_CATEGORY}
          {...text('name')}
        />
        <Radio.Group label="Cor" value={String(values.color)} onChange={(chosen) => change({ color: Number(chosen) })}>
          <div className={styles.colors}>
            {COLORS.map((name, index) => (
              <Radio
                key={name}
                value={String(index)}
                label={<CategoryMark name={COLOR_LABELS[name]} color={index} />}
              />
            ))}
          </div>
        </Radio.Group>
        <DialogButtons confirm="Salvar" saving={step.isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
