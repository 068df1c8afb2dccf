import { ActionIcon, Group, TextInput, Tooltip, VisuallyHidden } from '@mantine/core'
import { type Icon, IconPencil, IconTemplate, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { NEW_RECORD } from '#client/page/search-params.ts'
import { brl, toCents } from '#money.ts'
import { day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import rows from '#ui/workbench/records/rows.module.css'
import table from '#ui/workbench/records/table.module.css'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { useRecordStep } from '#ui/workbench/use-record-step.ts'
import type { TemplateRow } from '../../template-contract.ts'
import { budgetWords } from '../../words.ts'
import styles from './screen.module.css'
import { TemplateName } from './template-name.ts'

const TEMPLATES = query.budgets.templates.list.queryOptions()

/** The firm's templates of quotes: each begins a new one, is renamed and removed. */
export function Templates() {
  const templates = useQuery(TEMPLATES)
  const [renamed, rename] = useState<TemplateRow>()
  return (
    <WorkbenchPage title="Modelos" parent={{ to: '/dashboard/budget', label: budgetWords.budgets }}>
      <QueryView
        query={templates}
        data={templates.data?.data}
        failed="Os modelos não vieram"
        loading={<LoadingRows rows={4} height={56} label="Carregando os modelos…" />}
        empty={
          <EmptyState title="Nenhum modelo ainda" icon={<IconTemplate aria-hidden />}>
            No formulário de um orçamento, “Guardar como modelo” guarda itens, textos, pagamento e prazos para o
            próximo.
          </EmptyState>
        }
      >
        {(shown) => (
          <div className="stack gap-125 may-shrink">
            <table className={`${rows.rows} ${table.table} ${styles.columns}`}>
              <thead>
                <tr>
                  <th scope="col">Nome</th>
                  <th scope="col">Itens</th>
                  <th scope="col" className={table.figure}>
                    Total
                  </th>
                  <th scope="col">Guardado</th>
                  <th scope="col">
                    <VisuallyHidden>O que fazer</VisuallyHidden>
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map((template) => (
                  <Row key={template.id} template={template} onRename={() => rename(template)} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </QueryView>
      <RenameDialog template={renamed} onClose={() => rename(undefined)} />
    </WorkbenchPage>
  )
}

/** Begins a quote with the template; the whole row is the target of that. */
function Row({
  template: { id, name, items, total, at, by },
  onRename,
}: {
  template: TemplateRow
  onRename: () => void
}) {
  const { mutate, isPending } = useRecordStep<Awaited<ReturnType<typeof api.budgets.templates.list>>>(
    TEMPLATES.queryKey,
    query.budgets.templates.key(),
  )
  async function remove() {
    const sure = await confirmAction({
      title: `Excluir o modelo “${name}”?`,
      text: 'Isto não tem volta. Os orçamentos que começaram por ele ficam como estão.',
      confirm: 'Excluir',
      danger: true,
    })
    const work = async () => {
      await api.budgets.templates.remove({ id })
      return api.budgets.templates.list()
    }
    if (sure) mutate({ work, done: 'O modelo foi excluído' })
  }
  return (
    <tr>
      <th scope="row" className={`strong ${rows.opens} ${styles.name}`}>
        <Link to="/dashboard/budget-create" search={{ id: NEW_RECORD, modelo: id }}>
          {name}
        </Link>
      </th>
      <td className={styles.items}>{plural(items, 'item', 'itens')}</td>
      <td className={`${table.figure} ${styles.total}`}>{brl(toCents(total))}</td>
      <td className={`soft ${styles.kept}`}>
        {day(at)}
        {by && `, por ${by}`}
      </td>
      <td className={styles.actions}>
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <RowAction label={`Renomear ${name}`} icon={IconPencil} onClick={onRename} />
          <RowAction label={`Excluir ${name}`} icon={IconTrash} disabled={isPending} onClick={() => void remove()} />
        </Group>
      </td>
    </tr>
  )
}

interface RowActionProps {
  label: string
  icon: Icon
  disabled?: boolean
  onClick: () => void
}

/** Opens a dialog about the row. */
const RowAction = ({ label, icon: Pictogram, ...button }: RowActionProps) => (
  <Tooltip label={label}>
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} aria-haspopup="dialog" {...button}>
      <Pictogram size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  </Tooltip>
)

interface RenameDialogProps {
  /** Undefined while it is closed. */
  template: TemplateRow | undefined
  onClose: () => void
}

function RenameDialog({ template, onClose }: RenameDialogProps) {
  const queries = useQueryClient()
  return (
    <DialogForm
      opened={template !== undefined}
      onClose={onClose}
      title="Renomear o modelo"
      schema={TemplateName}
      first={{ values: { name: template?.name ?? '' } }}
      save={({ values }) => api.budgets.templates.rename({ id: template?.id ?? 0, name: values.name.trim() })}
      successText="O modelo tem outro nome"
      onChanged={() => void queries.invalidateQueries({ queryKey: query.budgets.templates.key() })}
    >
      {(form) => <TextInput key={form.key('name')} data-autofocus {...form.field('name')} />}
    </DialogForm>
  )
}
