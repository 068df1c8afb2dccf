import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { readStoredUser } from '#client/session/stored-user.ts'
import { openForms } from './open-forms.ts'

interface UnsavedChangesProps {
  isDirty: () => boolean
  /** Stores a draft and returns whether that succeeded: then leaving loses nothing. */
  isKept?: () => boolean
  /** Saves what is typed, so that nothing is asked. Whether all of it is saved then. */
  save?: (() => Promise<boolean>) | undefined
}

/** Asks before a page with unsaved changes is left: by a dialog within the workbench, by the browser's own if the document is left and the changes would be lost. */
export function UnsavedChanges({ isDirty, isKept = () => false, save = async () => false }: UnsavedChangesProps) {
  const isOpenDirty = useEffectEvent(isDirty)
  useEffect(() => {
    openForms.add(isOpenDirty)
    return () => void openForms.delete(isOpenDirty)
  }, [])
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => !isSamePage(current, next) && isDirty() && !(await save()),
    // Not after signing out, which has asked already.
    enableBeforeUnload: () => readStoredUser() !== undefined && isDirty() && !isKept(),
    withResolver: true,
  })
  const blocked = blocker.status === 'blocked'
  return (
    <Modal opened={blocked} onClose={() => blocker.reset?.()} title="Sair sem salvar?">
      <Text>
        Há alterações que ainda não foram salvas.{' '}
        {blocked && isKept() ? 'Saindo agora, ficam como rascunho neste navegador.' : 'Saindo agora, elas se perdem.'}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          Continuar editando
        </Button>
        <Button color="red" onClick={() => blocker.proceed?.()}>
          Sair sem salvar
        </Button>
      </Group>
    </Modal>
  )
}

interface Place {
  pathname: string
  search: unknown
}

/** Whether two addresses differ by their anchors alone. */
const isSamePage = (one: Place, other: Place) =>
  one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search)
