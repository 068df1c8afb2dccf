import { Button } from '@mantine/core'
import { IconEyeShare } from '@tabler/icons-react'

/** Opens the dialog that shares a line with its client. For people who manage the line. */
export const ShareButton = ({ onClick }: { onClick: () => void }) => (
  <Button
    variant="default"
    size="compact-md"
    leftSection={<IconEyeShare size={18} aria-hidden />}
    aria-haspopup="dialog"
    onClick={onClick}
  >
    Mostrar ao cliente
  </Button>
)
