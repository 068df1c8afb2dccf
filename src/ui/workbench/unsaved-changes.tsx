import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'

interface UnsavedChangesProps {
  isDirty: () => boolean
  /** Whether this browser keeps what was typed, for a form that does so: then leaving loses nothing. */
  isKept?: () => boolean
}

/**
 * Asks before typed changes are left behind: a dialog of ours within the workbench, the browser's own where the
 * document is left and the changes would be lost.
 */
export function UnsavedChanges({ isDirty, isKept = () => false }: UnsavedChangesProps) {
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty(),
    enableBeforeUnload: () => isDirty() && !isKept(),
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
