/** Whether the visitor has granted the camera before; false if the browser cannot tell. */
export async function mayUseCamera(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state === 'granted';
  } catch {
    return false;
  }
}
