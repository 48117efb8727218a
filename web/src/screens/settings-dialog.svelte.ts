/** Any screen can ask for the dialog of settings; the page itself shows it. */
class SettingsDialog {
  shown = $state(false);
}

export const settingsDialog = new SettingsDialog();
export const showSettings = (): void => {
  settingsDialog.shown = true;
};
