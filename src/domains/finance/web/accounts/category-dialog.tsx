import { Radio, TextInput } from '@mantine/core'
import { api } from '#client/calls/api.ts'
import { isApiError } from '#client/calls/failures.ts'
import { fold } from '#fold.ts'
import { brl } from '#money.ts'
import { z } from '#platform/contract/fields.ts'
import { neededText } from '#platform/contract/schema-parts.ts'
import { plural } from '#ui/formats.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { AmountInput } from '#ui/workbench/form/amount-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Category } from '../../categories-contract.ts'
import { COLORS, MAX_CATEGORY, RESTORE_DAYS } from '../../finance.ts'
import { CategoryMark } from '../parts/category-mark.tsx'
import { centsOf } from '../parts/money-text.ts'
import { typedLimit, typedOf } from '../parts/typed-limit.ts'
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

const CategorySchema = z.object({
  name: neededText(MAX_CATEGORY, 'Preencha este campo.').meta({ label: 'Nome' }),
  /** The colour's number, as the text of its option. */
  color: z.string().transform(Number).meta({ label: 'Cor' }),
  monthly_limit: typedLimit,
})

interface CategoryDialogProps {
  /** Undefined while it is closed. */
  category: Category | undefined
  /** All of the ledger. */
  categories: readonly Category[]
  onClose: () => void
  /** Called with the id of what takes it back where two became one. */
  onMerged: (merge: { id: number; name: string }) => void
}

/** Changes name, limit and colour of a category; two become one where that is confirmed. */
export const CategoryDialog = ({ category, categories, onClose, onMerged }: CategoryDialogProps) => (
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
    save={({ changes }) => save(category!, CategorySchema.partial().parse(changes), categories)}
    successText={null}
    onChanged={useRefreshFinance()}
    onSaved={({ merge }) => {
      onClose()
      if (merge) onMerged({ id: merge, name: category!.name })
      else notifySuccess('Categoria salva')
    }}
  >
    {(form) => (
      <>
        <TextInput
          key={form.key('name')}
          description="Muda em todas as transações deste livro. Com o nome de outra categoria, as duas podem virar uma."
          data-autofocus
          {...form.field('name')}
        />
        {category?.spends || category?.monthly_limit ? (
          <AmountInput
            key={form.key('monthly_limit')}
            description="Quanto pode sair por mês, do mês atual em diante: entradas e transferências não contam. Vazio, não há meta."
            {...form.field('monthly_limit')}
            required={false}
          />
        ) : (
          <p className="soft">
            Sem meta por mês: metas são de saídas, e nos últimos doze meses esta categoria só teve entradas ou
            transferências.
          </p>
        )}
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

/** Saves; where the name is another category's, asks first whether both become one, and refuses as the server does where not. */
async function save(category: Category, change: Partial<z.output<typeof CategorySchema>>, all: readonly Category[]) {
  const send = (merge?: true) =>
    api.finance.reports.saveCategory({ id: category.id, ...change, ...(merge && { merge }) })
  try {
    return await send()
  } catch (failure) {
    const other = all.find(({ id, name }) => id !== category.id && fold(name) === fold(change.name ?? ''))
    if (!other || !isApiError(failure) || failure.data?.code !== 'categories-merge') throw failure
    const limits = [category, other].flatMap(({ monthly_limit }) => monthly_limit ?? [])
    const summed =
      limits.length > 0 && `metas somadas, ${brl(limits.reduce((sum, limit) => sum + centsOf(limit), 0))} por mês`
    const what = [plural(category.count + other.count, 'transação', 'transações'), summed].filter(Boolean).join(', ')
    const isMeant = await confirmAction({
      title: `Juntar ${category.name} com ${other.name}?`,
      text: `${category.name} e ${other.name} viram uma, ${other.name}: ${what}. Por ${RESTORE_DAYS} dias isto se desfaz, abaixo das categorias.`,
      confirm: 'Juntar',
      danger: true,
    })
    if (!isMeant) throw failure
    return send(true)
  }
}
