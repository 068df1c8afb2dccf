import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { isApiError } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { MAX_TEMPLATE_NAME } from '../../template-contract.ts'
import { TemplateName } from '../templates/template-name.ts'

interface KeepTemplateProps {
  /** The quote's number. */
  id: number
  /** Its project's name, which the template is offered as its own. */
  project: string
  opened: boolean
  onClose: () => void
}

/** Keeps a quote as a template, by a name that is asked for; one of that name is replaced where that is confirmed. */
export function KeepTemplate({ id, project, ...dialog }: KeepTemplateProps) {
  const queries = useQueryClient()
  return (
    <DialogForm
      {...dialog}
      title="Guardar como modelo"
      text="Ficam os itens, os textos, os descontos, o pagamento e os prazos, contados em dias. Nada do cliente fica."
      confirm="Guardar"
      schema={TemplateName}
      first={{ values: { name: project.slice(0, MAX_TEMPLATE_NAME) } }}
      save={({ values }) => keep(id, values.name.trim())}
      successText="O modelo foi guardado"
      onChanged={() => void queries.invalidateQueries({ queryKey: query.budgets.templates.key() })}
    >
      {(form) => <TextInput key={form.key('name')} data-autofocus {...form.field('name')} />}
    </DialogForm>
  )
}

async function keep(id: number, name: string) {
  try {
    return await api.budgets.templates.keep({ id, name })
  } catch (failure) {
    if (!isApiError(failure) || failure.data?.code !== 'name-taken') throw failure
    const sure = await confirmAction({
      title: `Substituir o modelo “${name}”?`,
      text: 'O que ele tem agora se perde. Os orçamentos que começaram por ele ficam como estão.',
      confirm: 'Substituir',
      danger: true,
    })
    if (!sure) throw failure
    return api.budgets.templates.keep({ id, name, replace: true })
  }
}
