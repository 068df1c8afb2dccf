import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '#client/interface/say.ts'
import { plural } from '#ui/formats.ts'
import { DialogButtons } from '#ui/workbench/form/dialog-buttons.tsx'
import { STATUS_LABELS, STATUSES, type TaskStatus } from '../../production.ts'
import { type Columns, findCard, inBoardOrder, type Move } from './columns.ts'

interface MoveDialogProps {
  /** Ids of the cards to move; empty while the dialog is closed. */
  ids: readonly number[]
  columns: Columns
  onClose: () => void
  onMove: (move: Move) => void
}

/** A dialog that moves cards without dragging: to a column, and a place in it. */
export function MoveDialog({ ids, columns, onClose, onMove }: MoveDialogProps) {
  const cards = ids.flatMap((id) => findCard(columns, id) ?? [])
  const [first] = cards
  const what = ids.length === 1 ? (first?.id_text ?? 'o cartão') : plural(ids.length, 'cartão', 'cartões')
  return (
    <Modal opened={ids.length > 0} onClose={onClose} title={`Mover ${what} para…`}>
      {first ? (
        <MoveForm key={ids.join()} ids={ids} from={first.status} columns={columns} onClose={onClose} onMove={onMove} />
      ) : (
        ids.length > 0 && <Removed count={ids.length} onClose={onClose} />
      )}
    </Modal>
  )
}

/** Instead of the form, once others have removed all of the cards. */
const Removed = ({ count, onClose }: { count: number; onClose: () => void }) => (
  <Stack>
    <Text role="alert">
      {count === 1 ? 'Alguém excluiu este cartão enquanto' : 'Alguém excluiu estes cartões enquanto'} você escolhia o
      lugar.
    </Text>
    <Group justify="flex-end">
      <Button onClick={onClose}>Fechar</Button>
    </Group>
  </Stack>
)

/** Places in a column besides those before one of its cards. */
const START = 'start'
const END = 'end'

function MoveForm({ ids, from, columns, onClose, onMove }: MoveDialogProps & { from: TaskStatus }) {
  const say = useSay()
  const [status, setStatus] = useState(from)
  const [place, setPlace] = useState(END)
  const others = columns[status].filter(({ id }) => !ids.includes(id))
  const move = () => {
    const before = place === END ? null : place === START ? (others[0]?.id ?? null) : Number(place)
    onClose()
    onMove({ ids: inBoardOrder(columns, new Set(ids)), status, before })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        move()
      }}
    >
      <Stack>
        <Select
          label="Coluna"
          data={STATUSES.map((value) => ({ value, label: say(STATUS_LABELS[value]) }))}
          value={status}
          onChange={(value) => {
            if (value) setStatus(value)
            setPlace(END)
          }}
          data-autofocus
        />
        <Select
          label="Lugar"
          searchable
          limit={100}
          data={[
            { value: END, label: 'No fim' },
            { value: START, label: 'No começo' },
            ...others.map(({ id, id_text, nome }) => ({ value: String(id), label: `Antes de ${id_text} ${nome}` })),
          ]}
          value={place}
          onChange={(value) => setPlace(value ?? END)}
        />
        <DialogButtons confirm="Mover" onCancel={onClose} />
      </Stack>
    </form>
  )
}
