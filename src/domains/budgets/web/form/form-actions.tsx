import { Button } from '@mantine/core'
import { IconCopy, IconPrinter, IconTemplate } from '@tabler/icons-react'
import { api } from '#client/calls/api.ts'
import { useNavigateFromHere } from '#client/page/use-navigate-from-here.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { numberText } from '../../budget.ts'

interface BudgetFormActionsProps {
  /** The quote's number. */
  id: number
  /** Whether what is typed is stored, before something is done with it; where it is not, this is said. */
  isStored: (unsaved: string) => Promise<boolean>
  /** Asks for the name of the template that is kept of it. */
  onKeep: () => void
}

/** What can be done with the quote as a whole, in the top bar. */
export const BudgetFormActions = ({ id, isStored, onKeep }: BudgetFormActionsProps) => (
  <>
    <DuplicateButton id={id} isStored={isStored} />
    <Button
      variant="default"
      leftSection={<IconTemplate size={16} aria-hidden />}
      onClick={async () => {
        if (await isStored('Salve as alterações antes de guardar como modelo.')) onKeep()
      }}
    >
      Guardar como modelo
    </Button>
    <LinkButton
      to="/dashboard/budget-printer"
      search={{ id }}
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
    >
      Documento
    </LinkButton>
  </>
)

/** Makes a new quote with the same content, and opens it. */
function DuplicateButton({ id, isStored }: Pick<BudgetFormActionsProps, 'id' | 'isStored'>) {
  const navigate = useNavigateFromHere()
  const { running, run } = useRun()

  const duplicate = () =>
    void run(async () => {
      if (!(await isStored('Salve as alterações antes de duplicar.'))) return
      const copy = await api.budgets.duplicate({ id })
      notifySuccess(`Orçamento ${numberText(copy.id)} criado a partir do ${numberText(id)}`)
      await navigate({ to: '/dashboard/budget-create', search: { id: copy.id } })
    })

  return (
    <Button variant="default" loading={running} leftSection={<IconCopy size={16} aria-hidden />} onClick={duplicate}>
      Duplicar
    </Button>
  )
}
