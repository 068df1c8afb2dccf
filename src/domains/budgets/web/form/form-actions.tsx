import { Button } from '@mantine/core'
import { IconCopy, IconPrinter } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { failureText } from '#client/failures.ts'
import { SaveButton } from '#ui/workbench/form/save-button.tsx'
import { SaveState } from '#ui/workbench/form/save-state.tsx'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { numberText } from '../../budget.ts'
import styles from './form.module.css'

interface BudgetFormActionsProps {
  /** The quote's number; undefined for a new one. */
  id: number | undefined
  dirty: boolean
  isDirty: () => boolean
  saving: boolean
}

/** What can be done with the quote as a whole, in the top bar. */
export const BudgetFormActions = ({ id, dirty, isDirty, saving }: BudgetFormActionsProps) => (
  <>
    <SaveState saving={saving} dirty={dirty} />
    {id !== undefined && (
      <>
        <DuplicateButton id={id} isDirty={isDirty} />
        <Button
          className={styles.action ?? ''}
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          renderRoot={(props) => <Link to="/dashboard/budget-printer" search={{ id }} {...props} />}
        >
          Documento
        </Button>
      </>
    )}
    <SaveButton form="budget-form" className={styles.action ?? ''} saving={saving} />
  </>
)

/** Makes a new quote with the same content, and opens it. */
function DuplicateButton({ id, isDirty }: { id: number; isDirty: () => boolean }) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function duplicate() {
    if (isDirty()) return notifyError('Salve as alterações antes de duplicar.')
    setBusy(true)
    try {
      const copy = await api.budgets.duplicate({ id })
      notifySuccess(`Orçamento ${numberText(copy.id)} criado a partir do ${numberText(id)}`)
      await navigate({ to: '/dashboard/budget-create', search: { id: copy.id } })
    } catch (failure) {
      notifyError(failureText(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      className={styles.action ?? ''}
      variant="default"
      loading={isBusy}
      leftSection={<IconCopy size={16} aria-hidden />}
      onClick={() => void duplicate()}
    >
      Duplicar
    </Button>
  )
}
