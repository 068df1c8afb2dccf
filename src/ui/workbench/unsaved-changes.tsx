import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'

/** Asks before typed changes are lost: a dialog of ours within the workbench, the browser's own where the document is left. */
export function UnsavedChanges({ isDirty }: { isDirty: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty(),
    enableBeforeUnload: () => isDirty(),
    withResolver: true,
  })
  const blocked = blocker.status === 'blocked'
  return (
    <Modal opened={blocked} onClose={() => blocker.reset?.()} title="Sair sem salvar?">
      <Text>Há alterações que ainda não foram salvas. Saindo agora, elas se perdem.</Text>
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
