import { Button } from '@mantine/core'
import { IconCopy, IconPrinter } from '@tabler/icons-react'
import { api } from '#client/api.ts'
import { useNavigateFromHere } from '#client/use-navigate-from-here.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { numberText } from '../../budget.ts'

interface BudgetFormActionsProps {
  /** The quote's number. */
  id: number
  isDirty: () => boolean
}

/** What can be done with the quote as a whole, in the top bar. */
export const BudgetFormActions = ({ id, isDirty }: BudgetFormActionsProps) => (
  <>
    <DuplicateButton id={id} isDirty={isDirty} />
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
function DuplicateButton({ id, isDirty }: { id: number; isDirty: () => boolean }) {
  const navigate = useNavigateFromHere()
  const { running, run } = useRun()

  function duplicate() {
    if (isDirty()) return notifyError('Salve as alterações antes de duplicar.')
    void run(async () => {
      const copy = await api.budgets.duplicate({ id })
      notifySuccess(`Orçamento ${numberText(copy.id)} criado a partir do ${numberText(id)}`)
      await navigate({ to: '/dashboard/budget-create', search: { id: copy.id } })
    })
  }

  return (
    <Button variant="default" loading={running} leftSection={<IconCopy size={16} aria-hidden />} onClick={duplicate}>
      Duplicar
    </Button>
  )
}
