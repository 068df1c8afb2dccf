import { Button, FileButton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { failureText, isApiError } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { isWordmark, Logo } from '#ui/parts/logo.tsx'
import { BrandMark } from '#ui/workbench/brand-mark.tsx'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { MAX_LOGO } from '../../../contract.ts'
import styles from './screen.module.css'

const TYPES = ['image/svg+xml', 'image/png']

/** Why a file cannot be the logo; '' if it can. The server checks the content. */
function refuse({ type, size }: File): string {
  if (!TYPES.includes(type)) return 'Envie SVG ou PNG.'
  if (size === 0) return 'Este arquivo está vazio.'
  return size > MAX_LOGO ? 'O logotipo é pesado demais. Envie um de até 2 MB.' : ''
}

/** The logo on both grounds, with buttons to send and to remove it. It is stored at once. */
export function LogoField() {
  const router = useRouter()
  const { logo, company } = useLoaderData({ from: '__root__' })
  const [problem, setProblem] = useState('')
  const handlersOf = (text: string) => ({
    onSuccess: async () => {
      await router.invalidate()
      notifySuccess(text)
    },
    onError: (error: unknown) => setProblem((isApiError(error) && error.data?.fields?.file) || failureText(error)),
  })
  const save = useMutation(query.site.saveLogo.mutationOptions(handlersOf('Logotipo salvo')))
  const remove = useMutation(query.site.removeLogo.mutationOptions(handlersOf('Logotipo removido')))

  function send(file: File | null) {
    if (!file) return
    const refusal = refuse(file)
    setProblem(refusal)
    if (!refusal) save.mutate({ file })
  }

  async function confirmRemove() {
    setProblem('')
    const sure = await confirmAction({
      title: 'Remover o logotipo?',
      text: 'O desenho que veio com o programa volta ao lugar dele, no site também. Para tê-lo de novo, envie o arquivo outra vez.',
      confirm: 'Remover',
      danger: true,
    })
    if (sure) remove.mutate({})
  }

  return (
    <>
      <div className={`stack gap-100 full-width ${styles.grounds}`}>
        {(['light', 'dark'] as const).map((scheme) => (
          <figure key={scheme}>
            <p className="row gap-60 outlined" data-scheme={scheme}>
              {logo ? <Logo {...logo} /> : <BrandMark />}
              {!(logo && isWordmark(logo)) && <span>{company.name}</span>}
            </p>
            <figcaption>{scheme === 'light' ? 'No tema claro' : 'No tema escuro'}</figcaption>
          </figure>
        ))}
      </div>
      <div className="cluster gap-75">
        <FileButton onChange={send} accept={TYPES.join(',')} inputProps={{ 'aria-label': 'Arquivo do logotipo' }}>
          {(props) => (
            <Button loading={save.isPending} {...props}>
              {logo ? 'Trocar o logotipo' : 'Enviar o logotipo'}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button variant="subtle" color="gray" loading={remove.isPending} onClick={() => void confirmRemove()}>
            Remover
          </Button>
        )}
      </div>
      {problem ? (
        <p className="small error" role="alert">
          {problem}
        </p>
      ) : (
        <p className="soft small narrow">SVG ou PNG de até 2 MB, de preferência com fundo transparente.</p>
      )}
    </>
  )
}
