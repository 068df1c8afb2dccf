import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { readStoredUser } from '#client/stored-user.ts'
import { confirmAction } from './confirm.tsx'

interface UnsavedChangesProps {
  isDirty: () => boolean
  /** Whether this browser stores what was typed, for a form that does so: then leaving loses nothing. */
  isKept?: () => boolean
}

/** The forms that are open, each by whether it holds something to save. */
const openForms = new Set<() => boolean>()

/**
 * Asks before a page with unsaved changes is left: by our dialog within the workbench, by the browser's own where the
 * document is left and the changes would be lost.
 */
export function UnsavedChanges({ isDirty, isKept = () => false }: UnsavedChangesProps) {
  const latest = useRef(isDirty)
  latest.current = isDirty
  useEffect(() => {
    const isOpenDirty = () => latest.current()
    openForms.add(isOpenDirty)
    return () => void openForms.delete(isOpenDirty)
  }, [])
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty(),
    // Who has signed out was asked before.
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

/** Asks before a sign-out, which removes drafts too, where an open form holds something to save. */
export const confirmSignOut = async () =>
  ![...openForms].some((isOpenDirty) => isOpenDirty()) ||
  confirmAction({
    title: 'Sair da conta sem salvar?',
    text: 'Há alterações que ainda não foram salvas. Saindo da conta, elas se perdem, e os rascunhos deste navegador também.',
    confirm: 'Sair sem salvar',
    danger: true,
  })
