import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { type DeviceState, isUndecided, readDevice, switchOff, switchOn } from './this-device.ts'

/** Where the browser does not reach its push service, or has none. */
const NOT_SUBSCRIBED = 'Este navegador não conseguiu ligar os alertas. Tente de novo mais tarde.'

/** Whether this device shows the alerts of the signed-in person, and the ways to change that. */
export function useThisDevice(user: number) {
  const client = useQueryClient()
  const queryKey = [...query.calendar.alerts.key(), 'this-device', user]
  const { data: state } = useQuery({ queryKey, queryFn: () => readDevice(user) })
  const change = useMutation({
    mutationFn: (isOn: boolean): Promise<DeviceState> => (isOn ? switchOn(user) : switchOff(user)),
    onSuccess: (next) => client.setQueryData(queryKey, next),
    onError: (failure) => void notifyError(failure instanceof DOMException ? NOT_SUBSCRIBED : failureText(failure)),
    onSettled: () => client.invalidateQueries({ queryKey: query.calendar.alerts.devices.key() }),
  })
  return {
    /** Undefined until it is known. */
    state,
    isChanging: change.isPending,
    setOn: (isOn: boolean) => change.mutate(isOn),
    /** To be called in the click that switches an event's alert on: the browser asks once, and never again by itself. */
    askOnce: () => {
      if (isUndecided()) change.mutate(true)
    },
  }
}
