import { Button, FileButton } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText, isApiError } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { PICTURE_TYPES, refusePicture } from '#domains/uploads/web/send-picture.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { Face, refreshFaces } from '#ui/workbench/face.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Profile } from '../../profile-contract.ts'
import styles from './section.module.css'

/** The user's profile picture, with buttons to upload and remove it. */
export function OwnPicture({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const [problem, setProblem] = useState('')
  const handlers = {
    onSuccess: async () => {
      refreshFaces()
      await client.invalidateQueries({ queryKey: query.accounts.profile.read.key() })
      notifySuccess()
    },
    onError: (error: unknown) => setProblem((isApiError(error) && error.data?.fields?.file) || failureText(error)),
  }
  const save = useMutation(query.accounts.profile.savePicture.mutationOptions(handlers))
  const remove = useMutation(query.accounts.profile.removePicture.mutationOptions(handlers))

  function send(file: File | null) {
    if (!file) return
    const refusal = refusePicture(file) ?? ''
    setProblem(refusal)
    if (!refusal) save.mutate({ file })
  }

  async function confirmRemove() {
    setProblem('')
    const sure = await confirmAction({
      title: 'Remover a foto?',
      text: 'Ela some da bancada, e as iniciais voltam ao lugar.',
      confirm: 'Remover',
      danger: true,
    })
    if (sure) remove.mutate(undefined)
  }

  return (
    <div className={`stack align-center gap-125 icon-column ${styles.picture}`}>
      <Face person={{ name: profile.nome, email: profile.email }} size={96} />
      <div>
        <div className="cluster gap-50">
          <FileButton onChange={send} accept={PICTURE_TYPES.join(',')} inputProps={{ 'aria-label': 'Arquivo da foto' }}>
            {(props) => (
              <Button variant="default" loading={save.isPending} {...props}>
                {profile.picture ? 'Trocar a foto' : 'Enviar uma foto'}
              </Button>
            )}
          </FileButton>
          {profile.picture && (
            <Button variant="subtle" color="gray" loading={remove.isPending} onClick={() => void confirmRemove()}>
              Remover
            </Button>
          )}
        </div>
        {problem ? (
          <p role="alert">{problem}</p>
        ) : (
          <p>Fica o quadrado do meio. Quem sabe o seu e-mail pode ver a foto.</p>
        )}
      </div>
    </div>
  )
}
