import { Radio, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { z } from '#platform/contract/fields.ts'
import { neededText } from '#platform/contract/schema-parts.ts'
import { wholeNumber } from '#ui/formats.ts'
import { AmountInput } from '#ui/workbench/form/amount-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { RetryLine } from '#ui/workbench/retry-line.tsx'
import type { Category } from '../../categories-contract.ts'
import { COLORS, MAX_CATEGORY } from '../../finance.ts'
import { CategoryMark } from '../parts/category-mark.tsx'
import { typedLimit, typedOf } from '../parts/typed-limit.ts'
import { useLedgerOf } from '../parts/use-choices.ts'
import { useRefreshFinance } from '../parts/use-finance-step.ts'
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

/** The categories of the reader's own ledger, whichever ledgers are shown: a press changes name, colour and limit. */
export function Categories({ isTeam }: { isTeam: boolean }) {
  const heading = useId()
  const list = useQuery(query.finance.reports.categories.queryOptions(useLedgerOf()))
  const [edited, edit] = useState<Category>()
  const categories = list.data?.data
  return (
    <section className={`stack items-start gap-75 ${styles.categories}`} aria-labelledby={heading}>
      <h2 id={heading}>Categorias</h2>
      {isTeam && <p>Só as do seu livro: cada pessoa tem as suas.</p>}
      <RetryLine query={list} />
      {categories?.length === 0 && <p>Cada categoria nasce com a primeira transação em que você a escreve.</p>}
      {categories && categories.length > 0 && (
        <ul className="cluster bare-list gap-50">
          {categories.map((category) => (
            <li key={category.id}>
              <button className="hover-wash" type="button" onClick={() => edit(category)}>
                <CategoryMark name={category.name} color={category.color} />
                <b className="soft regular tabular">{wholeNumber(category.count)}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
      <CategoryDialog category={edited} onClose={() => edit(undefined)} />
    </section>
  )
}

const CategorySchema = z.object({
  name: neededText(MAX_CATEGORY, 'Preencha este campo.').meta({ label: 'Nome' }),
  /** The colour's number, as the text of its option. */
  color: z.string().transform(Number).meta({ label: 'Cor' }),
  monthly_limit: typedLimit,
})

interface CategoryDialogProps {
  /** Undefined while it is closed. */
  category: Category | undefined
  onClose: () => void
}

const CategoryDialog = ({ category, onClose }: CategoryDialogProps) => (
  <DialogForm
    opened={category !== undefined}
    onClose={onClose}
    title="Categoria"
    schema={CategorySchema}
    first={{
      values: {
        name: category?.name ?? '',
        color: String(category?.color),
        monthly_limit: typedOf(category?.monthly_limit ?? null),
      },
    }}
    save={({ changes }) =>
      api.finance.reports.saveCategory({ id: category?.id ?? 0, ...CategorySchema.partial().parse(changes) })
    }
    successText="Categoria salva"
    onChanged={useRefreshFinance()}
  >
    {(form) => (
      <>
        <TextInput
          key={form.key('name')}
          description="Muda em todas as transações do seu livro. Com o nome de outra categoria, as duas viram uma, e as metas se somam."
          data-autofocus
          {...form.field('name')}
        />
        <AmountInput
          key={form.key('monthly_limit')}
          description="Quanto pode sair por mês, do mês atual em diante. Vazio, não há meta."
          {...form.field('monthly_limit')}
          required={false}
        />
        <Radio.Group key={form.key('color')} {...form.field('color')}>
          <div className={`cluster gap-75 ${styles.colors}`}>
            {COLORS.map((name, index) => (
              <Radio
                key={name}
                value={String(index)}
                label={<CategoryMark name={COLOR_LABELS[name]} color={index} />}
              />
            ))}
          </div>
        </Radio.Group>
      </>
    )}
  </DialogForm>
)
