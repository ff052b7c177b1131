/** Whether the visitor has allowed the camera before. A browser that cannot tell leaves it to the press. */
export async function mayUseCamera(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state === 'granted';
  } catch {
    return false;
  }
}
