import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconEyeShare } from '@tabler/icons-react'
import type { LineView } from '../../board-contract.ts'
import { ShareDialog } from './share-dialog.tsx'

/** Opens the dialog that shares a line with its client. For people who manage the line. */
export function ShareButton({ line }: { line: LineView }) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" size="compact-md" leftSection={<IconEyeShare size={18} aria-hidden />} onClick={open}>
        Mostrar ao cliente
      </Button>
      <ShareDialog line={line} opened={opened} onClose={close} />
    </>
  )
}
