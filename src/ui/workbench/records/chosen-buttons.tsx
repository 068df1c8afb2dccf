import { Button } from '@mantine/core'

interface ChosenButtonsProps {
  /** Whether an action is under way. */
  running: boolean
  /** Whether every selected record is public already. */
  allPublic: boolean
  /** Whether every selected record is off the site already, and will not be published by itself. */
  allHidden: boolean
  onPublish: () => void
  onHide: () => void
  onRemove: () => void
}

/** The buttons over selected records that can be public: 'Publicar', 'Tirar do ar' and 'Excluir'. Each opens a dialog. */
export function ChosenButtons({ running, allPublic, allHidden, onPublish, onHide, onRemove }: ChosenButtonsProps) {
  const shared = { variant: 'default', size: 'compact-sm', 'aria-haspopup': 'dialog' } as const
  return (
    <>
      <Button {...shared} disabled={running || allPublic} onClick={onPublish}>
        Publicar
      </Button>
      <Button {...shared} disabled={running || allHidden} onClick={onHide}>
        Tirar do ar
      </Button>
      <Button {...shared} c="var(--mantine-color-error)" disabled={running} onClick={onRemove}>
        Excluir
      </Button>
    </>
  )
}
